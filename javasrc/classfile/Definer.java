// SPDX-License-Identifier: Apache-2.0
package classfile;

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
}
