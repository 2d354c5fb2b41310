// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Has the methods of exception.MemberUses go twice after the probe: IncompatibleMembers (cold|compiled). The class
 * that is not there was asked for once before it: no class loader is asked again.
 */
final class IncompatibleMembers {
    private IncompatibleMembers() {
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(IncompatibleMembers.class.getClassLoader());
        Class<?> klass = loader.defineLinked("exception.MemberUses", ClassFile.of("exception/MemberUses")
            .without("InnerClasses").text("exception/Original", "exception/Incompatible")
            .text("exception/Original$Gone", "exception/Nowhere").bytes());
        MethodHandle all = MethodHandles.lookup().findStatic(klass, "all",
            MethodType.methodType(int.class, boolean.class));
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; args[0].equals("compiled") && i < 30000; i++) {
            sum += (int) all.invokeExact(false);
        }
        int first = (int) MethodHandles.lookup().findStatic(klass, "constant",
            MethodType.methodType(int.class, boolean.class)).invokeExact(true);
        Agent.say("good " + sum + ", first " + first);
        Agent.probe(null);
        Agent.say("sum " + (int) all.invokeExact(true));
        Agent.say("sum " + (int) all.invokeExact(true));
    }
}
