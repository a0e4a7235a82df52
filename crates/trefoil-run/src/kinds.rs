//! Diagnostics of an execution.

trefoil_diag::diagnostics! {
    prefix "run-";
    error NAN: "{0} is not a number", help: "Finite operands gave NaN. It spreads through all that is computed from it, and comparisons with it do not hold.";
    error INFINITY: "{0} is infinite", help: "Finite operands gave an infinite number: a division by zero, or a result out of range.";
    error DIVISION_BY_ZERO: "{0} {1} by zero", help: "Division of integers by zero has no defined result.";
    error OUT_OF_BOUNDS: "{0} is {1}, and {2}", help: "Devices read zero beyond a resource and drop what is written there; beyond an array in registers or group memory anything may happen.";
    error UNINITIALISED: "an uninitialised value {0}", help: "A value that nothing was assigned to counts. Copies of it are not reported.";
    error GROUP_MEMORY_UNINITIALISED: "group memory is read before it is written", help: "Group memory holds anything when a group starts.";
    error RACE: "{0} is {1} here and {2} by another thread, with no barrier between", help: "Two threads access one place, at least one of them writes, and nothing orders them: no barrier that all threads of the group come to, for threads of other groups nothing at all. Atomics do not race with one another, nor do writes of one value.";
    note RACE_OTHER: "the other access, by {0}";
    error DIVERGENT_BARRIER: "not all threads of the group come to this barrier", help: "A barrier that waits for the group must be in control flow that is the same for all its threads.";
    error DIVERGENT_DERIVATIVE: "{0} looks at neighbouring pixels, and not all of the quad come here", help: "Derivatives, and samples that choose a level by them, need all four pixels of a quad in one control flow.";
    error INACTIVE_LANE: "lane {0} is read, which is not active", help: "The value of a lane that does not take part is undefined.";
    error STOPPED: "execution ends here: {0}", help: "A limit on steps or memory was met: perhaps a loop without end.";
    error ASSERTION: "assertion failed{0}", help: "A condition of 'assert' does not hold.";
    error ASSERTION_COMPARED: "assertion failed{0}: left is {1}, right is {2}", help: "A comparison in 'assert' does not hold.";
    note WHO: "by {0}{1}";
}
