// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.security.ProtectionDomain;

/**
 * Hands a loader, a protection domain and a class file to the agent and defines a class with them,
 * without telling its name to the loader if there is an argument.
 */
final class Defining {
    private Defining() {
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(Defining.class.getClassLoader());
        ProtectionDomain domain = new ProtectionDomain(null, null);
        byte[] bytes = ClassFile.of("classes/ChangedAttributes").bytes();
        Agent.probe(new Object[] {loader, domain, bytes});
        Class<?> defined = loader.define(args.length > 0 ? null : "classes.ChangedAttributes", bytes, domain);
        Agent.say("defined: " + defined.getName());
        Agent.probe(new Object[] {loader, domain, bytes, defined});
    }
}
