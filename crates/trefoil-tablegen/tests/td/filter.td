def a { list<int> even = !filter(x, [1, 2, 3, 4], !eq(!and(x, 1), 0)); list<string> short = !filter(s, ["a", "bcd"], !lt(!size(s), 2));
  list<int> none = !filter(x, [1, 2], 0); }
