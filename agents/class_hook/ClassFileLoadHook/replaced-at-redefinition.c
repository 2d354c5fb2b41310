/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Bytes that ClassFileLoadHook gives at a redefinition replace the definition.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    static struct class_bytes first;
    if (first.bytes == NULL) {
        first = class_bytes_at(jni, subject, 1);
        say("kept");
        return;
    }
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook_replace);
    const jvmtiClassDefinition definition = {klass, first.length, first.bytes};
    SAY_CALL(RedefineClasses, 1, &definition);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "newer-bodies"), .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_redefine_classes = 1});
