// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Three classes whose answer is a constant of three letters; the agent gets them as an array. */
final class Three {
    private Three() {
    }

    static final class First {
        static String answer() {
            return "old";
        }
    }

    static final class Second {
        static String answer() {
            return "old";
        }
    }

    static final class Third {
        static String answer() {
            return "old";
        }
    }

    private static void show(String when) {
        Agent.say(when + ": first " + First.answer() + ", second " + Second.answer()
            + ", third " + Third.answer());
    }

    public static void main(String[] args) {
        show("before");
        Agent.probe(new Class<?>[] {First.class, Second.class, Third.class});
        show("afterwards");
    }
}
