// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.security.ProtectionDomain;

/** A class loader that defines classes from bytes, and asks its parent for all others. */
public final class Definer extends ClassLoader {
    public Definer(ClassLoader parent) {
        super(parent);
    }

    public Class<?> define(String name, byte[] bytes, ProtectionDomain domain) {
        return defineClass(name, bytes, 0, bytes.length, domain);
    }

    public Class<?> define(String name, byte[] bytes) {
        return defineClass(name, bytes, 0, bytes.length);
    }

    /**
     * Defines a class, some of whose references cannot be resolved, and initializes it. Where that throws what
     * the references throw, as a JVM may that resolves them when it links the class, the test is inapplicable.
     */
    public Class<?> defineLinked(String name, byte[] bytes) throws ClassNotFoundException {
        define(name, bytes);
        try {
            return Class.forName(name, true, this);
        } catch (LinkageError e) {
            Agent.inapplicable("a class is linked with the errors of what it refers to");
            throw e;
        }
    }
}
