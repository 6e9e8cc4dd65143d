"""The processes that think: taken in turns by person, replaced when they die or hang, and each
thought takes a thinker for the same time whatever it is about."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from functools import partial
from itertools import chain, repeat

import pytest

from asclepia.server.workers import Died, Pace, Worker, Workers
from tests.server.service import PATIENCE


async def settle():
    """Until nothing moves any more but what waits."""
    for _ in range(30):
        await asyncio.sleep(0)


class Timeline:
    """Time that passes when nothing else can happen."""

    def __init__(self):
        self.now = 0.0
        self.waits = []

    async def wait(self, seconds):
        ring = asyncio.get_running_loop().create_future()
        self.waits.append((self.now + seconds, ring))
        await ring

    async def pass_until(self, done, settle=settle):
        await settle()
        while not done():
            self.waits = [wait for wait in self.waits if not wait[1].done()]
            self.now, ring = min(self.waits, key=lambda wait: wait[0])
            ring.set_result(None)
            await settle()


def house_of(person):
    """A street of "one@somewhere" and of people who live alone."""
    return person.partition("@")[2] or person


class Mind:
    """A thinker of this process; a thought is (name, seconds that it takes)."""

    timeline: Timeline
    ran: list[str]

    async def start(self):
        pass

    async def do(self, work):
        name, seconds = work
        self.ran.append(name)
        await self.timeline.wait(seconds)
        return name

    def end(self):
        pass


@pytest.fixture
def minds():
    """Tells a story with so many thinkers on a timeline."""

    def tell(count, story):
        async def whole():
            timeline = Timeline()
            mind = type("OfThisTest", (Mind,), {"timeline": timeline, "ran": []})
            workers = Workers(count, mind, timeline.wait, lambda: timeline.now, house_of)
            workers.open()
            try:
                await story(workers, timeline, mind.ran)
            finally:
                await workers.close()

        asyncio.run(whole())

    return tell


def thought(workers, person, name, seconds=0.7, rated=0.84):
    return asyncio.ensure_future(workers.do(person, (name, seconds), Pace(rated)))


def test_a_crowd_of_one_person_s_thoughts_lets_others_through(minds):
    async def story(workers, timeline, ran):
        hog = [thought(workers, "hog", f"hog {i}") for i in range(300)]
        await settle()
        asked = timeline.now
        mine = [thought(workers, "ada", f"ada {i}") for i in range(3)]
        for one in mine:
            await timeline.pass_until(one.done)
        assert timeline.now - asked <= 2 * 3 * 0.84
        assert [name for name in ran if name.startswith("ada")] == ["ada 0", "ada 1", "ada 2"]
        # A newcomer takes the first thinker that is free.
        before = len(ran)
        ben = thought(workers, "ben", "ben")
        await timeline.pass_until(ben.done)
        assert ran[before] == "ben"
        for one in hog:
            one.cancel()

    minds(2, story)


@pytest.mark.parametrize("crowd", [["hog"], [f"{i}@mill" for i in range(30)]])
def test_a_crowd_leaves_a_thinker_to_whoever_will_be_back(minds, crowd):
    """Who plays against one bot has one question at a time: it never waits for a crowd's long
    thought to end, but for the first. When nobody has come back for a while, the crowd has all."""

    async def story(workers, timeline, ran):
        hog = [thought(workers, crowd[i % len(crowd)], "hog", 2.4, 2.4) for i in range(300)]
        await settle()
        for turn in range(6):
            asked = timeline.now
            mine = thought(workers, "ada", f"ada {turn}")
            await timeline.pass_until(mine.done)
            assert timeline.now - asked <= 0.84 + (2.4 if turn == 0 else 0.001)
            rest = asyncio.ensure_future(timeline.wait(1.0))  # a person thinks
            await timeline.pass_until(rest.done)
        begun = len(ran)
        later = asyncio.ensure_future(timeline.wait(30.0))
        await timeline.pass_until(later.done)
        assert len(ran) - begun >= 2 * 16 / 2.4
        for one in hog:
            one.cancel()

    minds(2, story)


def test_two_people_without_a_crowd_keep_nothing_from_each_other(minds):
    async def story(workers, timeline, ran):
        await timeline.pass_until(thought(workers, "ben", "ben").done)
        mine = [thought(workers, "ada", f"ada {i}") for i in range(4)]
        asked = timeline.now
        for one in mine:
            await timeline.pass_until(one.done)
        assert timeline.now - asked <= 2 * 0.84 + 0.001

    minds(2, story)


def test_everybody_gets_the_same_share(minds):
    async def story(workers, timeline, ran):
        people = ["ada", "ben", "carl"]
        thoughts = [thought(workers, person, person) for person in people for _ in range(20)]
        await timeline.pass_until(lambda: len(ran) >= 30)
        counts = [ran[:30].count(person) for person in people]
        assert max(counts) - min(counts) <= 1
        for one in thoughts:
            one.cancel()

    minds(2, story)


@pytest.mark.parametrize("count", [1, 2])
def test_a_crowd_of_guests_from_one_house_lets_others_through(minds, count):
    async def story(workers, timeline, ran):
        crowd = [thought(workers, f"{i % 100}@mill", f"{i % 100}@mill") for i in range(300)]
        await settle()
        mine = [thought(workers, "ada", "ada") for _ in range(3)]
        before = len(ran)
        await timeline.pass_until(mine[-1].done)
        assert len(ran) - before <= 2 * 3 + count
        # Within a house it goes by person.
        await timeline.pass_until(lambda: len(ran) >= 110)
        counts = [ran.count(f"{i}@mill") for i in range(100)]
        assert set(counts) <= {1, 2}
        for one in crowd:
            one.cancel()

    minds(count, story)


def test_a_thought_that_nobody_wants_any_more_is_never_begun(minds):
    async def story(workers, timeline, ran):
        thoughts = [thought(workers, "ada", f"{i}") for i in range(4)]
        await settle()
        assert workers.waiting == 3
        thoughts[1].cancel()
        thoughts[0].cancel()  # it is being thought already: its answer is dropped
        await timeline.pass_until(thoughts[3].done)
        assert ran == ["0", "2", "3"]
        assert workers.waiting == 0
        assert workers.done == 3

    minds(1, story)


@pytest.mark.parametrize("busy", [0, 1, 5])
def test_a_lone_pass_and_a_real_choice_take_the_same_time(minds, busy):
    """Whatever the load, and whatever the thoughts before it were about."""
    moments = set()
    for asked in (0.0, 0.1, 0.7):  # seconds that the thought itself takes
        for before in (0.0, 0.7):

            async def story(workers, timeline, ran, asked=asked, before=before):
                for other in range(busy):
                    for i in range(3):
                        thought(workers, f"guest {other}", f"{other} {i}", before)
                mine = thought(workers, "ada", "ada", asked)
                await timeline.pass_until(mine.done)
                moments.add(round(timeline.now, 6))

            minds(2, story)
    assert len(moments) == 1


def test_a_slow_machine_makes_all_thoughts_slow(minds):
    """Where real thoughts take longer than they should, so do those that need none."""
    pace = Pace(0.24)

    async def story(workers, timeline, ran):
        took = []
        for seconds in (0.5, 0.0, 0.4, 0.0):
            begun = timeline.now
            mine = asyncio.ensure_future(workers.do("ada", ("", seconds), pace))
            await timeline.pass_until(mine.done)
            took.append(round(timeline.now - begun, 6))
        assert took == [0.5, 0.5, 0.5, 0.5]
        timeline.now += 3600
        frozen = asyncio.ensure_future(workers.do("ada", ("", 30.0), pace))
        await timeline.pass_until(frozen.done)
        assert pace.slot(timeline.now) == 3 * 0.24  # but not as slow as that
        timeline.now += 3600
        quick = asyncio.ensure_future(workers.do("ada", ("", 0.0), pace))
        begun = timeline.now
        await timeline.pass_until(quick.done)
        assert round(timeline.now - begun, 6) == 0.24  # it has become faster again

    minds(1, story)


def test_a_thinker_that_cannot_start_is_told_and_tried_again(minds):
    async def story(workers, timeline, ran):
        assert workers.alive == 2
        start = Mind.start
        timeline.failing = 3

        async def failing(self):
            if timeline.failing:
                timeline.failing -= 1
                raise OSError("no memory")
            await start(self)

        workers._make.start = failing
        mine = thought(workers, "ada", "ada")
        await settle()
        assert workers.alive == 0
        await timeline.pass_until(mine.done)
        assert timeline.now >= 2.0
        await timeline.pass_until(lambda: workers.alive == 2)

    minds(2, story)


# Real processes


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def slow(seconds):
    time.sleep(seconds)
    return "slow"


def broken():
    raise LookupError("nothing there")


def once(path):
    """Dies the first time."""
    with contextlib.suppress(FileExistsError):
        path.touch(exist_ok=False)
        die()
    return "done"


def real(story, count=1, make=Worker):
    async def whole():
        workers = Workers(count, make)
        workers.open()
        try:
            await asyncio.wait_for(story(workers), PATIENCE)
        finally:
            await workers.close()

    asyncio.run(whole())


def test_a_dead_thinker_costs_its_own_question_at_most(tmp_path):
    async def story(workers):
        beside = asyncio.ensure_future(workers.do("ada", partial(slow, 1.0)))
        assert await workers.do("ada", partial(once, tmp_path / "died")) == "done"
        with pytest.raises(Died):  # it dies of every thinker
            await workers.do("ada", die)
        assert await beside == "slow"
        assert await workers.do("ada", partial(slow, 0)) == "slow"

    real(story, 2)


def test_a_thinker_that_hangs_is_replaced():
    async def story(workers):
        with pytest.raises(Died):
            await workers.do("ada", partial(slow, 600))
        assert await workers.do("ada", partial(slow, 0)) == "slow"
        assert workers.alive == 1

    longest = chain([1.0], repeat(PATIENCE))  # the second one may be slow: the machine is busy
    real(story, make=lambda: Worker(longest=next(longest)))


def test_what_goes_wrong_in_a_thought_is_told_and_the_thinker_goes_on():
    async def story(workers):
        with pytest.raises(LookupError):
            await workers.do("ada", broken)
        with pytest.raises(Exception, match="pickle"):
            await workers.do("ada", lambda: 1)  # cannot be sent
        assert await workers.do("ada", partial(slow, 0)) == "slow"

    real(story)


def test_what_health_can_tell():
    async def story(workers):
        first = asyncio.ensure_future(workers.do("ada", partial(slow, 0.3)))
        second = asyncio.ensure_future(workers.do("ada", partial(slow, 0)))
        assert workers.alive == 1
        while workers.waiting != 1:
            await asyncio.sleep(0.01)
        assert workers.oldest > 0.0
        await first
        await second
        assert (workers.waiting, workers.oldest, workers.done) == (0, 0.0, 2)

    real(story)
