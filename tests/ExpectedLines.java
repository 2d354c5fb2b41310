// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Checks reports/jtreg/ExpectedTranscript.java on each construct of docs/expected-format.md. */
final class ExpectedLines {
    private static int wrong;

    private static void check(boolean allowed, String expected, String... lines) {
        List<String> text = Arrays.asList(expected.split("\n"));
        if (new ExpectedTranscript(text, 21, "red", Collections.singleton("can_pop_frame"))
                .allows(Arrays.asList(lines)) != allowed) {
            System.out.println((allowed ? "not allowed: " : "allowed: ") + Arrays.asList(lines) + " by " + expected);
            wrong++;
        }
    }

    public static void main(String[] args) {
        check(true, "# note\n[A.b]\n one {x|y}\n", " one y");
        check(false, "[A.b]\none {x|y}", "one z");
        check(false, "[A.b]\none", "one", "two");
        check(false, "[A.b]\none\ntwo", "one");
        check(true, "[A.b]\na{should \\|PARKED}", "a|PARKED");
        check(true, "[A.b]\na{should \\|PARKED}", "a");
        check(false, "[A.b]\na{should \\|PARKED}", "a|OTHER");
        check(true, "[A.b]\nn <int> <int 1..64> <int ..-1>", "n 007".replace("007", "7") + " 64 -3");
        check(false, "[A.b]\nn <int>", "n 007");
        check(false, "[A.b]\nn <int 1..64>", "n 65");
        check(true, "[A.b]\n<same A>, first\n<same A>, again", "x.y, first", "x.y, again");
        check(false, "[A.b]\n<same A>, first\n<same A>, again", "x, first", "y, again");
        check(true, "[A.b]\n\\@end \\{a\\}", "@end {a}");
        check(true, "[A.b]\n@either\none\n@or\ntwo\nthree\n@end\nend", "two", "three", "end");
        check(false, "[A.b]\n@either\none\n@or\ntwo\nthree\n@end\nend", "two", "end");
        check(true, "[A.b]\n@unordered\na\nb\n@some\nc\n@end\n@end", "c", "c", "b", "a");
        check(false, "[A.b]\n@unordered\na\nb\n@end", "a", "a");
        check(false, "[A.b]\n@some\nc\n@end", "d");
        check(true, "[A.b]\n@since 21\nnew\n@end\n@until 20\nold\n@end", "new");
        check(true, "[A.b]\n@when can_pop_frame\npop\n@end\n@when can_suspend\nno\n@end", "pop");
        check(true, "[A.b]\n@case blue green\nno\n@end\n@case green red\nyes\n@end", "yes");
        check(true, "[A.b]\n@either\n@until 8\none\n@end\n@or\ntwo\n@end", "two");
        System.out.println(wrong == 0 ? "as expected" : wrong + " wrong");
    }
}
