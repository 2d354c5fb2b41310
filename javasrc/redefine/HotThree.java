// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;

/**
 * Calls a method of each of three classes so often that most JVMs compile the callers. Hands all three
 * to the agent at once: with new answers, with the old ones in reverse order, and with new ones for two,
 * between which one stays as it is. Counts the new answers.
 */
final class HotThree {
    private static final int TIMES = 1000;
    private static final Class<?>[] CLASSES =
        {Three.First.class, Three.Second.class, Three.Third.class};

    private HotThree() {
    }

    private static int isNew(String answer) {
        return answer.equals("new") ? 1 : 0;
    }

    private static int first() {
        int count = 0;
        for (int i = 0; i < TIMES; i++) {
            count += isNew(Three.First.answer());
        }
        return count;
    }

    private static int second() {
        int count = 0;
        for (int i = 0; i < TIMES; i++) {
            count += isNew(Three.Second.answer());
        }
        return count;
    }

    private static int third() {
        int count = 0;
        for (int i = 0; i < TIMES; i++) {
            count += isNew(Three.Third.answer());
        }
        return count;
    }

    private static void say(String when) {
        Agent.say(when + ": first " + first() + ", second " + second() + ", third " + third());
    }

    private static void sayLater() {
        for (int i = 0; i < 100; i++) {
            first();
            second();
            third();
        }
        say("later");
    }

    private static void change(int[] order, String... answers) throws Exception {
        Object[] subject = new Object[6];
        for (int i = 0; i < 3; i++) {
            Class<?> type = CLASSES[order[i]];
            byte[] bytes = Variant.original("Three$" + type.getSimpleName());
            subject[2 * i] = type;
            subject[2 * i + 1] = ClassFile.of(bytes).text("old", answers[i]).bytes();
        }
        Agent.probe(subject);
        say("now");
        sayLater();
    }

    public static void main(String[] args) throws Exception {
        sayLater();
        change(new int[] {0, 1, 2}, "new", "new", "new");
        change(new int[] {2, 1, 0}, "old", "old", "old");
        change(new int[] {0, 1, 2}, "new", "old", "new");
    }
}
