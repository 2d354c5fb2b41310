// SPDX-License-Identifier: Apache-2.0
package event;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/** What Java's own management interface reports about the JVM's compiler. */
final class Compiling {
    /** So many times a thousand calls, and anything that compiles has compiled something. */
    private static final int ENOUGH = 2000;

    private static int rounds;

    private Compiling() {
    }

    /** Whether there is a compiler. */
    static boolean isPossible() {
        return ManagementFactory.getCompilationMXBean() != null;
    }

    /** After each thousand calls: whether there is a compiler that is configured to compile nothing. */
    static boolean isIdle() {
        if (++rounds < ENOUGH) {
            return false;
        }
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        return compiler.isCompilationTimeMonitoringSupported()
            && compiler.getTotalCompilationTime() == 0;
    }
}
