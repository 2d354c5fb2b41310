/* SPDX-License-Identifier: Apache-2.0 */
#include "../listing.h"

TITLE("A property that can be set has its new value then, and one that cannot its old one.");

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
