// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;

/**
 * While the only method of an interface runs, hands the agent an equivalent version and one of other
 * code, and calls the probe without anything. Then calls the method once more.
 */
final class OvertakenAtOnce {
    private OvertakenAtOnce() {
    }

    /** Unlike a class, it has no constructor, so this is its only method. */
    interface Alone {
        static String during(Runnable action) {
            action.run();
            return "old";
        }
    }

    public static void main(String[] args) throws Exception {
        String name = "redefine/OvertakenAtOnce$Alone";
        byte[] same = ClassFile.of(name).bytes();
        byte[] other = ClassFile.of(name).text("old", "new").bytes();
        Agent.say("active: " + Alone.during(() -> {
            Agent.probe(new Object[] {Alone.class, same});
            Agent.probe(new Object[] {Alone.class, other});
            Agent.probe(null);
        }));
        Agent.say("next: " + Alone.during(() -> { }));
    }
}
