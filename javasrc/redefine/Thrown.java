// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Two throwables of the same place in Subject.during. Of the one the stack trace is asked before the
 * variants come, of the other afterwards.
 */
final class Thrown implements Runnable {
    private Throwable made;

    private Thrown() {
    }

    @Override
    public void run() {
        made = new IllegalStateException();
    }

    private static String trace(Throwable thrown) {
        StringBuilder text = new StringBuilder();
        for (StackTraceElement element : thrown.getStackTrace()) {
            text.append(element.getClassName()).append('.').append(element.getMethodName())
                .append(' ');
        }
        return text.toString();
    }

    /** Whether the frames are some of the others, in their order: a JVM may leave frames out of either. */
    static boolean isWithin(String frames, String others) {
        int from = 0;
        for (String frame : frames.isEmpty() ? new String[0] : frames.split(" ")) {
            int at = (" " + others).indexOf(" " + frame + " ", from);
            if (at < 0) {
                return false;
            }
            from = at + 1;
        }
        return true;
    }

    public static void main(String[] args) throws Exception {
        Subject subject = new Subject();
        Throwable[] thrown = new Throwable[2];
        for (int i = 0; i < thrown.length; i++) {
            Thrown each = new Thrown();
            subject.during(each);
            thrown[i] = each.made;
        }
        String before = trace(thrown[0]);
        for (String name : args) {
            Agent.probe(new Object[] {Subject.class, Variant.named(name), subject});
            System.gc();
        }
        String after = trace(thrown[1]);
        Agent.say("answers " + subject.answer());
        boolean agree = isWithin(after, before) || isWithin(before, after);
        Agent.say("frames of these methods: " + agree);
        if (!agree) {
            Agent.say(before + "became " + after);
        }
    }
}
