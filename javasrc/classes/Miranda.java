// SPDX-License-Identifier: Apache-2.0
package classes;

/** Declares one method, and neither those that it inherits nor those that it leaves to others. */
abstract class Miranda extends SampleBase<String> implements SampleLeft, DefinedRepeatedlyInterface {
    protected static synchronized int sum(int... all) {
        return all.length;
    }
}
