def a { string s = !interleave(["a", "b", "c"], ", "); string i = !interleave([1, 2, 3], "-"); string b = !interleave([true, false], "");
  string e = !interleave([]<string>, "x"); string one = !interleave(["q"], ", "); }
