// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.io.IOException;
import java.util.function.IntUnaryOperator;

/**
 * Provokes each error of linkage of exception.Linker twice after the probe, and two calls of null:
 * Linking NAME, where its static method "open" is called by that name. With a further argument the
 * calls of other objects have run often before, and no other errors come.
 */
final class Linking {
    private Linking() {
    }

    /** Linked, with its classes, and Linker that finds them changed. */
    private static Class<?> linker(String called) throws IOException, ClassNotFoundException {
        Definer loader = new Definer(Linking.class.getClassLoader());
        for (String name : new String[] {"", "$Base", "$Face", "$One", "$Two", "$Three"}) {
            loader.define("exception.Linked" + name,
                ClassFile.of("exception/Linked" + name).bytes());
        }
        loader.define("exception.Linked$Silent",
            ClassFile.of("exception/Linked$Silent").text("speak", "other").bytes());
        loader.define("exception.Linked$Plain", ClassFile.of("exception/Linked$Plain")
            .text("exception/Linked$Face", "java/io/Serializable").bytes());
        return loader.defineLinked("exception.Linker", ClassFile.of("exception/Linker")
            .without("InnerClasses").text("exception/Linked$Absent", "exception/Nowhere")
            .text("exception/Linked$Concrete", "exception/Linked$Base").text("field", "none")
            .text("open", called).bytes());
    }

    public static void main(String[] args) throws Exception {
        IntUnaryOperator linker =
            (IntUnaryOperator) linker(args[0]).getDeclaredConstructor().newInstance();
        boolean compiled = args.length > 1;
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; compiled && i < 30000; i++) {
            sum += linker.applyAsInt(9 + i);
        }
        Agent.say("good calls " + sum);
        Agent.probe(null);
        for (int which = compiled ? 4 : 0; which < 8; which++) {
            Agent.say("result " + linker.applyAsInt(which));
            Agent.say("again " + linker.applyAsInt(which));
        }
    }
}
