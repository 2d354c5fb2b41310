// SPDX-License-Identifier: Apache-2.0
package agent;

/** The system class loader that the command line names, where no agent names another one. */
public final class EarlierLoader extends ClassLoader {
    public EarlierLoader(ClassLoader parent) {
        super(parent);
    }
}
