def a { int sum = !foldl(0, [1, 2, 3], acc, x, !add(acc, x)); string s = !foldl("", ["a", "b"], acc, x, acc # x # ";");
  list<int> rev = !foldl([]<int>, [1, 2, 3], acc, x, !listconcat([x], acc));
  int nest = !foldl(0, [[1, 2], [3]], acc, l, !add(acc, !foldl(0, l, a, b, !add(a, b)))); }
