// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;
import java.util.Optional;

/**
 * Says whether the boot layer has java.base, and another module that a class path application gets without
 * options where the runtime image has it. Since release 9.
 */
final class Modules {
    private Modules() {
    }

    private static boolean has(Class<?> kind, Object where, String find, String name)
            throws ReflectiveOperationException {
        return ((Optional<?>) kind.getMethod(find, String.class).invoke(where, name)).isPresent();
    }

    private static String another() throws ReflectiveOperationException {
        Class<?> finder = Class.forName("java.lang.module.ModuleFinder");
        Object image = finder.getMethod("ofSystem").invoke(null);
        for (String name : new String[] {"java.sql", "java.logging", "java.xml"}) {
            if (has(finder, image, "find", name)) {
                return name;
            }
        }
        Agent.inapplicable("the runtime image has no module but java.base that is always there");
        return null;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Class<?> layer = Class.forName("java.lang.ModuleLayer");
        Object boot = layer.getMethod("boot").invoke(null);
        Agent.say("java.base: " + has(layer, boot, "findModule", "java.base"));
        Agent.say("another: " + has(layer, boot, "findModule", another()));
    }
}
