// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;

/** Hands the class of the probe itself to the agent, with a class file that has more constants. */
final class NativeFrame {
    private NativeFrame() {
    }

    public static void main(String[] args) throws IOException {
        byte[] file = ClassFile.of("assay/Agent").padded(50).bytes();
        Agent.probe(new Object[] {Agent.class, file, null});
        Agent.say("again");
    }
}
