// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.ByName;
import classfile.ClassFile;

/**
 * Hands the agent Subject's class file, and one in which answer() gives "new": before Subject is
 * used, and then with the class in front of them. Shows the class each time.
 */
public final class Archived {
    private Archived() {
    }

    public static void main(String[] args) throws Exception {
        byte[] file = ClassFile.of("redefine/Subject").bytes();
        byte[] other = ClassFile.of("redefine/Subject").text("old", "new").bytes();
        Agent.probe(new Object[] {file, other});
        ByName.call("redefine.Redefined", "show", "first");
        Class<?> subject = Class.forName("redefine.Subject");
        Agent.probe(new Object[] {subject, other, file});
        ByName.call("redefine.Redefined", "show", "then");
        Agent.probe(new Object[] {subject, file, other});
        ByName.call("redefine.Redefined", "show", "at last");
    }
}
