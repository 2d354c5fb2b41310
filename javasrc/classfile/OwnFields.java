// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/** That classes have the fields of their class files: an agent may add some to a class as it is loaded. */
public final class OwnFields {
    private OwnFields() {
    }

    /** Ends the process where java.lang.Object has fields, with which the indices of all others begin. */
    public static void needNoneInObject() {
        if (Object.class.getDeclaredFields().length > 0) {
            Agent.inapplicable("java.lang.Object has fields");
        }
    }

    /** Ends the process where a class has other fields, or java.lang.Object any. */
    public static void need(Class<?>... classes) {
        needNoneInObject();
        for (Class<?> klass : classes) {
            try {
                if (ClassFile.of(klass.getName().replace('.', '/')).fields() != klass.getDeclaredFields().length) {
                    Agent.inapplicable("a class of the test has other fields than its class file");
                }
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
