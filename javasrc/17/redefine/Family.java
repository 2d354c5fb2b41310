// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A nest, of which host and member can each be another. */
public class Family {
    private final String secret;

    private Family(String secret) {
        this.secret = secret;
    }

    static Object shift() {
        return "none";
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
            return "none";
        }

        private String asked(Family family) {
            return name + " asked by " + family.own();
        }

        public static String text() {
            Family family = new Family("host");
            return "old " + family.secret + family.own() + ", " + family.ask(new Member())
                + (Member.class.getNestHost() == Family.class)
                + Member.class.isNestmateOf(Family.class);
        }
    }

    private String ask(Member member) {
        return member.asked(this);
    }

    public static String text() {
        Family family = new Family("host");
        return "old " + family.ask(new Member()) + new Member().name
            + Family.class.getNestMembers().length + Family.class.isNestmateOf(Member.class);
    }
}
