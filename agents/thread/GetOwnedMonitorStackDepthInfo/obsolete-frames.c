/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "redefine.h"

TITLE("GetOwnedMonitorStackDepthInfo reports the depths of frames that become obsolete.");

enum { FIRST_OBJECT = 2, OBJECTS = 4 };

static void say_frame_at(jint depth)
{
    jmethodID method = NULL;
    jlocation location = -2;
    jboolean obsolete = 7;
    must(GetFrameLocation, NULL, depth, &method, &location);
    must(IsMethodObsolete, method, &obsolete);
    const char *name = method_name(method);
    bool expected = strncmp(name, "Lredefine/Locked;.", 18) == 0;
    say("%s, obsolete: %s", expected ? name : "a method of another class", truth(obsolete));
}

/* The frames of lambdas, methods of hidden classes, are between those that own the monitors. */
static void say_owning_frames(JNIEnv *jni, jobjectArray subject)
{
    jvmtiMonitorStackDepthInfo *owned = NULL;
    jint count = 0;
    must(GetOwnedMonitorStackDepthInfo, NULL, &count, &owned);
    for (int i = 0; i < OBJECTS; i++) {
        jobject object = (*jni)->GetObjectArrayElement(jni, subject, FIRST_OBJECT + i);
        for (jint j = 0; j < readable(owned, count); j++)
            if ((*jni)->IsSameObject(jni, object, owned[j].monitor)) {
                if (owned[j].stack_depth == -1)
                    inapplicable("the depth of a monitor cannot be determined");
                say_frame_at(owned[j].stack_depth);
            }
    }
    release(owned);
}

static void observe(JNIEnv *jni, jobject subject)
{
    say_owning_frames(jni, subject);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_owning_frames(jni, subject);
}

TEST(.target = "redefine.Locking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_owned_monitor_stack_depth_info = 1});
