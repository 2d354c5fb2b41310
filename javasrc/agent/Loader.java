// SPDX-License-Identifier: Apache-2.0
package agent;

/** A system class loader that a property can name. */
public final class Loader extends ClassLoader {
    public Loader(ClassLoader parent) {
        super(parent);
    }
}
