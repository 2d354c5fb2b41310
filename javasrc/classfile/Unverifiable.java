// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/** A class with code that returns a number as an object: for the probe before use, and after. */
public final class Unverifiable {
    private Unverifiable() {
    }

    private static Class<?> define(Definer loader) throws IOException {
        Assembler assembler = new Assembler("classfile/Unfit");
        assembler.method(0x9, "get", "()Ljava/lang/Object;", 0,
            new byte[] {4, (byte) 0xb0}); // iconst_1, areturn
        return loader.define("classfile.Unfit", assembler.bytes());
    }

    private static void needRefused(Class<?> klass, Definer loader) throws ClassNotFoundException {
        try {
            Class.forName(klass.getName(), true, loader);
            Agent.inapplicable("the JVM does not verify this class");
        } catch (LinkageError e) {
            // That is what has to come.
        }
    }

    /** Goes on where the JVM verifies classes of that loader. */
    public static void needVerification(Definer loader) throws IOException, ClassNotFoundException {
        needRefused(define(loader), loader);
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(Unverifiable.class.getClassLoader());
        Class<?> klass = define(loader);
        Agent.probe(klass);
        for (int i = 0; i < 2; i++) {
            needRefused(klass, loader);
            Agent.say("refused");
            Agent.probe(klass);
        }
    }
}
