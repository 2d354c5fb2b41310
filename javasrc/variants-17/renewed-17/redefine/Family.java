// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The same nest. */
public class Family {
    private final String secret;

    private Family(String secret) {
        this.secret = secret;
    }

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    private String own() {
        return secret;
    }

    /** Uses private members of its host, and is used by it. */
    public static final class Member {
        private final String name;

        private Member() {
            name = "member";
        }

        static Object shift() {
            return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
                new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
        }

        private String asked(Family family) {
            return name + " asked by " + family.own();
        }

        public static String text() {
            Family family = new Family("host");
            return "new " + family.secret + family.own() + ", " + family.ask(new Member())
                + (Member.class.getNestHost() == Family.class)
                + Member.class.isNestmateOf(Family.class);
        }
    }

    private String ask(Member member) {
        return member.asked(this);
    }

    public static String text() {
        Family family = new Family("host");
        return "new " + family.ask(new Member()) + new Member().name
            + Family.class.getNestMembers().length + Family.class.isNestmateOf(Member.class);
    }
}
