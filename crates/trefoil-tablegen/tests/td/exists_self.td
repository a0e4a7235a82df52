class A<string n> { int there = !exists<A>(n); int me = !exists<A>(NAME); }
def x : A<"nope">; def y : A<"x">;
