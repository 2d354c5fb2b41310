// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/** exception.Privileged, where the class library has what it needs, which may be removed. */
final class PrivilegedIfThere {
    private PrivilegedIfThere() {
    }

    public static void main(String[] args) {
        try {
            Class.forName("java.security.AccessController");
            Class.forName("java.security.AccessControlContext");
        } catch (ClassNotFoundException e) {
            Agent.inapplicable("the class library has no privileged actions");
        }
        Privileged.main(args);
    }
}
