// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * Calls the method of exception.Guarding that the probe names. The type of its first handler is a
 * class of another package that is not public.
 */
final class Refused {
    private static String variant = "";

    private Refused() {
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(Refused.class.getClassLoader());
        loader.define("exception.apart.Guarded",
            ClassFile.of("exception/apart/Guarded").flags(0x30).bytes());
        Class<?> guarding =
            loader.define("exception.Guarding", ClassFile.of("exception/Guarding").bytes());
        Agent.probe(Refused.class);
        Agent.say("caught: " + guarding.getMethod(variant).invoke(null));
    }
}
