class Reg<string n> { string Name = n; }
class Class<list<Reg> rs> { list<Reg> Regs = rs; int Count = !size(rs); Reg First = !head(rs); }
foreach i = 0...3 in def R # i : Reg<"r" # i>;
def All : Class<!foreach(i, !range(4), !cast<Reg>("R" # i))>;
def Some : Class<[R1, R3]> { string f = First.Name; }
