/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses alternates between two definitions a hundred times, and each takes effect.");

static void observe(JNIEnv *jni, jobject subject)
{
    static struct class_bytes files[2];
    static int calls;
    jclass klass = class_of_probe(jni, subject);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    int refused = 0, wrong = 0, other_ids = 0;
    files[calls] = class_bytes_at(jni, subject, 1);
    if (++calls < 2)
        return;
    for (int i = 0; i < 100; i++) {
        const struct class_bytes *file = &files[i % 2];
        const jvmtiClassDefinition definition = {klass, file->length, file->bytes};
        refused += ti(RedefineClasses, 1, &definition) != JVMTI_ERROR_NONE;
        wrong += (*jni)->CallStaticIntMethod(jni, klass, number) != (i % 2 == 0 ? 2 : 3);
        other_ids += static_method_id(jni, klass, "number", "()I") != number;
        if (i % 20 == 0)
            must(ForceGarbageCollection);
    }
    say("refused %d, wrong %d, other ids %d", refused, wrong, other_ids);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "newer-bodies"), .probe = observe,
     .timeout = 60, .needs = {.can_redefine_classes = 1});
