// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.util.ArrayList;
import java.util.List;

/**
 * Two throwables made in Removable. The stack trace of the one is asked before the variant comes, of
 * the other afterwards.
 */
final class ThrownBefore {
    private ThrownBefore() {
    }

    /** Not the methods: a JVM may not know the name of one that is gone. */
    private static String classes(Throwable thrown) {
        StringBuilder text = new StringBuilder();
        for (StackTraceElement element : thrown.getStackTrace()) {
            text.append(element.getClassName()).append(' ');
        }
        return text.toString();
    }

    /** The lines of the class; none where they are not known. */
    private static List<Integer> lines(Throwable thrown) {
        List<Integer> lines = new ArrayList<>();
        for (StackTraceElement element : thrown.getStackTrace()) {
            if (element.getClassName().equals("redefine.Removable") && element.getLineNumber() >= 0) {
                lines.add(element.getLineNumber());
            }
        }
        return lines;
    }

    public static void main(String[] args) throws Exception {
        Throwable[] thrown = new Throwable[2];
        for (int i = 0; i < thrown.length; i++) {
            thrown[i] = Removable.made();
        }
        String before = classes(thrown[0]);
        byte[] bytes = Variant.of("Removable", args[0]);
        Agent.probe(new Object[] {Removable.class, bytes, null});
        Agent.say("now " + Removable.made().getClass().getName());
        String after = classes(thrown[1]);
        boolean agree = Thrown.isWithin(after, before) || Thrown.isWithin(before, after);
        Agent.say("frames of these classes: " + agree);
        if (!agree) {
            Agent.say(before + "became " + after);
        }
        List<Integer> lines = lines(thrown[1]);
        lines.retainAll(lines(Removable.made()));
        Agent.say("lines of the new version: " + lines.size());
    }
}
