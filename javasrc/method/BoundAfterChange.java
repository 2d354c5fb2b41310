// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;
import classfile.ClassFile;

/** The probe gets method.Bound with another class file of it; then its native methods are called. */
final class BoundAfterChange {
    private BoundAfterChange() {
    }

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setName("main");
        byte[] other = ClassFile.of("method/Bound").padded(10).bytes();
        Agent.probe(new Object[] {Class.forName("method.Bound"), other, null});
        for (int i = 1; i <= 2; i++) {
            Agent.say("first " + Bound.first(i));
            Agent.say("second " + Bound.second(i));
            Agent.say("registered " + Bound.registered(i));
        }
    }
}
