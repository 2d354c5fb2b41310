// SPDX-License-Identifier: Apache-2.0
package classes;

/** The superclass of Sample. The covariant override of value makes javac add a bridge there. */
abstract class SampleBase<T> implements SampleInherited {
    protected int inherited;

    abstract Number value();

    void inheritedMethod() {
        inherited++;
    }
}
