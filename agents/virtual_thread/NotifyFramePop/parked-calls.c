/* SPDX-License-Identifier: Apache-2.0 */
#include "../parked_calls.h"

TITLE("NotifyFramePop for a parked virtual thread leads to one FramePop for each requested frame.");

static jmethodID requested[SHADOW_MAX]; /* by the number of the program's frames below */

/* Some of the frames since the last time, and of those before some that were left out. */
static void look(jthread thread)
{
    static int looks;
    struct followed followed;
    must(SuspendThread, thread);
    follow(thread, &followed);
    looks++;
    for (jint i = 0; i < followed.count - shadow.below; i++) {
        jint height = followed.count - 1 - i;
        jmethodID method = followed.frames[i].method;
        if (requested[height] != NULL && requested[height] != method)
            wrong("%s has gone, and was not popped", method_name(requested[height]));
        if (requested[height] != NULL || (height + looks) % 3 == 0)
            continue;
        must(NotifyFramePop, thread, followed.depths[i]);
        requested[height] = method;
        shadow.depth++;
        shadow.count++;
    }
    must(ResumeThread, thread);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    struct followed followed;
    follow(NULL, &followed);
    jint height = followed.count - 1;
    if (followed.all == 0 || followed.depths[0] != 0 || followed.frames[0].method != method)
        wrong("%s is popped, but is not on top", method_name(method));
    else if (requested[height] != method)
        wrong("%s is popped, and was not asked for", method_name(method));
    else
        requested[height] = NULL;
    shadow.depth--;
}

static void observe(JNIEnv *jni, jobject subject)
{
    int probe = which_probe(jni, subject);
    if (probe == 2) {
        struct followed followed;
        follow(NULL, &followed);
        shadow.below = followed.count;
        on_thread(FramePop, popped, this_thread());
    } else if (probe == 3) {
        if (shadow.depth != 0)
            wrong("%d frames are not popped", shadow.depth);
        say("many requests: %s", truth(shadow.count > 500));
        say("each was answered, once: %s", truth(shadow.wrong[0] == '\0'));
    }
}

/* HotSpot compiles what has run often, at once and simply. */
TEST(VIRTUAL_THREADS_WITH(CARRIERS, "-XX:+IgnoreUnrecognizedVMOptions",
                          "-XX:-BackgroundCompilation", "-XX:TieredStopAtLevel=1"),
     .target = "virtual_thread.ParkedCalls", .probe = parked_calls_probe, .cases = LIST("warm"),
     .needs = {.can_generate_frame_pop_events = 1,
               .can_suspend = 1,
               .can_support_virtual_threads = 1},
     .timeout = 120);
