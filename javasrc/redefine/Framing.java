// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;

/**
 * Hands the agent Framed and class files of it: another version, or with a second argument "same" the
 * same with more constants, with "without-tables" the other one without tables of local variables; and a
 * third version. Then calls the method of the first argument.
 */
final class Framing {
    private Framing() {
    }

    private static Object call(String method) {
        switch (method) {
        case "variables":
            return Framed.variables(4);
        case "number":
            return Framed.number(4);
        case "outer":
            return Framed.outer(4);
        default:
            return Framed.caught(4);
        }
    }

    private static byte[] variant(String which) throws IOException {
        switch (which) {
        case "same":
            return ClassFile.of(Variant.original("Framed")).padded(300).bytes();
        case "without-tables":
            return ClassFile.of(Variant.of("Framed", "renewed")).without("LocalVariableTable").bytes();
        default:
            return Variant.of("Framed", "renewed");
        }
    }

    public static void main(String[] args) throws IOException {
        Agent.probe(new Object[] {
            Framed.class, variant(args.length > 1 ? args[1] : "other"),
            Variant.of("Framed", "newer-bodies")});
        Agent.say("active: " + call(args[0]));
        Agent.say("next: " + call(args[0]));
    }
}
