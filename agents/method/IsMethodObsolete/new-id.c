/* SPDX-License-Identifier: Apache-2.0 */
#include "../active.h"
#include "class_file.h"

TITLE("An obsolete method gets a new id, and the old id designates the new version.");

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean obsolete = 7;
    jclass klass = class_of_probe(jni, subject);
    jmethodID before = method_in_frame();
    if (before == NULL) {
        say("there is no frame of the class");
        return;
    }
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    jmethodID frame = method_in_frame();
    say("the frame's is the old id: %s", truth(frame == before));
    must(IsMethodObsolete, frame, &obsolete);
    say("the frame's is obsolete: %s", truth(obsolete));
    must(IsMethodObsolete, before, &obsolete);
    say("the old one is obsolete: %s", truth(obsolete));
    struct constant_pool pool = get_constant_pool(klass);
    say_constants(&pool, before, "of the old id");
    free_constant_pool(&pool);
    say("the class's is the old id: %s",
        truth(method_id(jni, klass, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;")
              == before));
}

TEST(.target = "redefine.Active", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_constant_pool = 1, .can_get_bytecodes = 1});
