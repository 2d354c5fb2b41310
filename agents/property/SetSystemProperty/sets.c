/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetSystemProperty changes writeable properties and leaves others unchanged.");

static void load(JavaVM *vm, char *options)
{
    say("set: %s", error_name(ti(SetSystemProperty, "assay.word", "after")));
    say_property("assay.word");
    say_property("assay.other");
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_property("assay.word");
    say_property("assay.other");
}

TEST(.load = load, .probe = probe,
     .vm_args = LIST("-Dassay.word=before", "-Dassay.other=untouched"));
