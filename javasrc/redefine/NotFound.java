// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Nobody finds this class under the name that Missing gives it. */
final class NotFound {
    private NotFound() {
    }

    static void call() {
    }
}
