// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandles;
import java.util.function.IntUnaryOperator;

/**
 * Six hidden classes made one after the other of the class file of SameNameClass. The probe gets each
 * before its only use; nothing refers to the earlier ones. At last it gets SameNameClass itself, with
 * its class file.
 */
final class Unnamed {
    private Unnamed() {
    }

    private static IntUnaryOperator make(byte[] bytes) throws ReflectiveOperationException {
        Class<?> klass = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
        return (IntUnaryOperator) klass.getConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("breakpoint/SameNameClass").bytes();
        for (int n = 0; n < 6; n++) {
            IntUnaryOperator instance = make(bytes);
            Agent.probe(new Object[] {instance.getClass()});
            Agent.say("class " + n + ": " + instance.applyAsInt(n));
        }
        Agent.probe(new Object[] {SameNameClass.class, bytes});
        Agent.say("the ordinary class: " + new SameNameClass().applyAsInt(6));
    }
}
