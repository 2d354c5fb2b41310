// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;
import java.lang.reflect.Method;
import java.util.Optional;

/** Says whether the boot layer has java.base, and java.sql, which no JVM needs. Since release 9. */
final class Modules {
    private Modules() {
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Class<?> layer = Class.forName("java.lang.ModuleLayer");
        Object boot = layer.getMethod("boot").invoke(null);
        Method find = layer.getMethod("findModule", String.class);
        for (String name : new String[] {"java.base", "java.sql"}) {
            Agent.say(name + ": " + ((Optional<?>) find.invoke(boot, name)).isPresent());
        }
    }
}
