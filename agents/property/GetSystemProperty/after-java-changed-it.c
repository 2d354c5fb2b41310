/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetSystemProperty may or may not return the value that Java code has set.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_property("assay.word");
}

TEST(.target = "property.Changed", .probe = observe, .vm_args = LIST("-Dassay.word=before"));
