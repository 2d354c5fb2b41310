// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.io.IOException;

/**
 * Three classes whose answer is a constant of three letters; the agent gets them as an array, or with the
 * argument "files" each before its class file.
 */
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

    private static Object[] withFiles() throws IOException {
        return new Object[] {First.class, Variant.original("Three$First"), Second.class,
            Variant.original("Three$Second"), Third.class, Variant.original("Three$Third")};
    }

    public static void main(String[] args) throws IOException {
        show("before");
        Agent.probe(args.length > 0 ? withFiles()
            : new Class<?>[] {First.class, Second.class, Third.class});
        show("afterwards");
    }
}
