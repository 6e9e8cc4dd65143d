"""The service: people at tables, live or over days."""
