/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a negative count and null pointers.");

static jvmtiError call(JNIEnv *jni, jclass klass, struct class_bytes file)
{
    const jvmtiClassDefinition good = {klass, file.length, file.bytes};
    const jvmtiClassDefinition no_bytes = {klass, file.length, NULL};
    const jvmtiClassDefinition null_class = {NULL, file.length, file.bytes};
    if (is_case("negative-count"))
        return ti(RedefineClasses, -1, &good);
    if (is_case("null-definitions"))
        return ti(RedefineClasses, 1, NULL);
    if (is_case("null-bytes"))
        return ti(RedefineClasses, 1, &no_bytes);
    return ti(RedefineClasses, 1, &null_class);
}

static void observe(JNIEnv *jni, jobject subject)
{
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    jclass klass = class_of_probe(jni, subject);
    say("RedefineClasses: %s", error_name(call(jni, klass, file)));
    free(file.bytes);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1}, .batch = true,
     .cases = LIST("negative-count", "null-definitions", "null-bytes", "null-class"));
