// SPDX-License-Identifier: Apache-2.0
package module;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.reflect.Proxy;

/**
 * Calls the agent when there are a class of a further class loader, with its unnamed module, and a
 * proxy class of another, for which a JVM may have made a named module.
 */
final class Loaded {
    private Loaded() {
    }

    public static void main(String[] args) throws Exception {
        ClassLoader parent = Loaded.class.getClassLoader();
        Class<?> veiled =
            new Definer(parent).define("classes.DefinedRepeatedly", ClassFile.of("classes/DefinedRepeatedly").bytes());
        Object proxy = Proxy.newProxyInstance(new Definer(parent), new Class<?>[] {Runnable.class},
            (self, method, arguments) -> null);
        Agent.probe(new Object[] {veiled, proxy});
    }
}
