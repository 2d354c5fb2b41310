// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;
import java.util.Collection;

/** Says how many modules the boot layer has, and whether java.base is one. Since release 9. */
final class Modules {
    private Modules() {
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Class<?> layer = Class.forName("java.lang.ModuleLayer");
        Object boot = layer.getMethod("boot").invoke(null);
        Collection<?> modules = (Collection<?>) layer.getMethod("modules").invoke(boot);
        Agent.say("modules: " + modules.size());
        Agent.say("first: " + modules.iterator().next());
    }
}
