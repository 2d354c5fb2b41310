/* SPDX-License-Identifier: Apache-2.0 */
#include "../archived.h"

TITLE("The system loader finds a class in a segment of the bootstrap loader before that of its archive.");

static void load(JavaVM *vm, char *options)
{
    use_archive("assay,search");
}

static void probe(JNIEnv *jni, jobject subject)
{
    need_class_not_loaded(jni);
    add_segment_with_class();
    say_lookup(jni, "system", "search.OnClassPath");
}

TEST(.target = "search.Lookup", .load = load, .probe = probe, .cases = ARCHIVES, .since = 17,
     .timeout = 120);
