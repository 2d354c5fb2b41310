/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMethodLocation returns a last location beyond 32767.");

static void observe(JNIEnv *jni, jobject klass)
{
    jlocation first = 5, last = 6;
    if (klass == NULL)
        return;
    must(GetMethodLocation, static_method_id(jni, klass, "run", "(I)I"), &first, &last);
    say("from %lld to %lld", (long long)first, (long long)last);
}

TEST(.target = "classfile.LongMethods", .probe = observe);
