/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ResumeThreadList refuses negative counts, null pointers and objects that are not threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    jthread list[] = {is_case("null-in-list") ? NULL : find_class(jni, "java/lang/Thread")};
    jvmtiError results[] = {untouched_result};
    jvmtiError error = is_case("negative-count") ? ti(ResumeThreadList, -1, list, results)
                       : is_case("null-list")    ? ti(ResumeThreadList, 1, NULL, results)
                       : is_case("null-results") ? ti(ResumeThreadList, 1, list, NULL)
                                                 : ti(ResumeThreadList, 1, list, results);
    say("ResumeThreadList: %s", error_name(error));
    if (is_case("no-thread-in-list") || is_case("null-in-list"))
        say("result: %s", error_name(results[0]));
}

TEST(.probe = observe, .needs = {.can_suspend = 1}, .batch = true,
     .cases = LIST("negative-count", "null-list", "null-results", "no-thread-in-list",
                   "null-in-list"));
