// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import java.io.IOException;
import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;

/** After the probe, four privileged actions that throw a checked exception, two of them in a given context. */
final class Privileged implements PrivilegedExceptionAction<Object> {
    private Privileged() {
    }

    @Override
    public Object run() throws IOException {
        throw new IOException();
    }

    private static void privileged() {
        try {
            AccessController.doPrivileged(new Privileged());
        } catch (PrivilegedActionException e) {
            return;
        }
    }

    private static void inContext(AccessControlContext context) {
        try {
            AccessController.doPrivileged(new Privileged(), context);
        } catch (PrivilegedActionException e) {
            return;
        }
    }

    public static void main(String[] args) {
        AccessControlContext context = AccessController.getContext();
        Agent.probe(null);
        privileged();
        privileged();
        inContext(context);
        inContext(context);
    }
}
