/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/verdict.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"
#include "channel.h"
#include "match/transcript.h"
#include "spec/capabilities.h"

/* Whether the test is about an agent that the JVM is started with, or has nothing else that
 * brings the agent into the JVM: its target calls it for the probe. */
static bool is_early(const struct assay_test *test)
{
    return test->probe == NULL || test->load != NULL || test->start != NULL || test->init != NULL
           || test->attach != NULL || test->unload != NULL || test->options != NULL;
}

char *not_applicable(const struct test *test, const struct vm *vm, int spec)
{
    const struct assay_test *descriptor = test->descriptor;
    if (descriptor->since != 0 && spec < descriptor->since)
        return xprintf("the specification has this since version %d", descriptor->since);
    if (descriptor->until != 0 && spec > descriptor->until)
        return xprintf("the specification had this until version %d", descriptor->until);
    if (vm_is_late(vm, descriptor->vm_args) && is_early(descriptor))
        return xstrdup("the test has its agent before the live phase");
    unsigned char needs[sizeof descriptor->needs];
    const unsigned char *offered = vm_capabilities(vm, descriptor->vm_args);
    memcpy(needs, &descriptor->needs, sizeof needs);
    for (unsigned bit = 0; bit < 8 * sizeof needs; bit++) {
        if ((needs[bit / 8] >> bit % 8 & 1) == 0 || (offered[bit / 8] >> bit % 8 & 1) != 0)
            continue;
        const char *name = capability_name(bit);
        return name != NULL ? xprintf("the JVM does not offer %s", name)
                            : xprintf("the JVM does not offer capability bit %u", bit);
    }
    return NULL;
}

static void decide(struct result *result, enum verdict verdict, char *reason)
{
    result->verdict = verdict;
    result->reason = reason;
}

/* The first line that a stream has to offer, as plain text; or NULL. */
static char *first_line(const struct stream *stream)
{
    const char *start = stream->bytes;
    size_t left = stream->length;
    while (left > 0 && (*start == '\n' || *start == '\r')) {
        start++;
        left--;
    }
    if (left == 0)
        return NULL;
    const char *feed = memchr(start, '\n', left);
    size_t length = feed != NULL ? (size_t)(feed - start) : left;
    return utf8_plain(start, length < 200 ? length : 200);
}

/* "reason", or "reason: what the JVM printed first". Takes the reason over. */
static char *with_output(char *reason, const struct outcome *outcome)
{
    char *line = first_line(&outcome->err);
    if (line == NULL)
        line = first_line(&outcome->out);
    if (line == NULL)
        return reason;
    char *longer = xprintf("%s; it printed: %s", reason, line);
    free(reason);
    free(line);
    return longer;
}

static const char *missing_hook(const struct assay_test *test, const struct transcript *transcript)
{
    if (test->load != NULL && !transcript->load)
        return "load";
    if (test->start != NULL && !transcript->start)
        return "start";
    if (test->init != NULL && !transcript->init)
        return "init";
    if (test->probe != NULL && !transcript->probe)
        return "probe";
    if (test->attach != NULL && !transcript->attach)
        return "attach";
    if (test->death != NULL && !transcript->death)
        return "death";
    if (test->unload != NULL && !transcript->unload)
        return "unload";
    return NULL;
}

/* How the process ended, in words that follow "it". Allocated. */
static char *ending(const struct outcome *outcome)
{
    if (outcome->signal != 0)
        return xprintf("ended by signal %d (%s)", outcome->signal, strsignal(outcome->signal));
    return xprintf("ended with exit status %d", outcome->exit_status);
}

static bool ended_as_expected(const struct assay_test *test, const struct outcome *outcome)
{
    if (test->exit_status == ASSAY_EXIT_NONZERO)
        return outcome->exit_status > 0;
    return outcome->exit_status == test->exit_status;
}

static char *crash_reason(const struct evidence *evidence)
{
    char *how = ending(evidence->outcome);
    const char *log = evidence->crash_log;
    char *reason = xprintf("the JVM crashed: it %s%s%s", how, log != NULL ? " and left " : "",
                           log != NULL ? log : "");
    free(how);
    return reason;
}

static char *exit_reason(const struct assay_test *test, const struct outcome *outcome)
{
    char *how = ending(outcome);
    char *reason = test->exit_status == ASSAY_EXIT_NONZERO
                       ? xprintf("the JVM %s, not unsuccessfully", how)
                       : xprintf("the JVM %s, not %d", how, test->exit_status);
    free(how);
    return with_output(reason, outcome);
}

static char *hook_reason(const char *hook, const struct outcome *outcome)
{
    char *how = ending(outcome);
    char *reason = xprintf("the %s hook was not reached, or did not return; the JVM %s", hook, how);
    free(how);
    return with_output(reason, outcome);
}

static char *silence_reason(const struct outcome *outcome)
{
    char *how = ending(outcome);
    char *reason = xprintf("the agent did not run; the JVM %s", how);
    free(how);
    return with_output(reason, outcome);
}

/* The process ended too early, or never. Where that breaks no obligation, it is no failure. */
static void decide_end(struct result *result, enum verdict end, char *reason)
{
    result->end = end;
    if (comparison_level_at_end(&result->comparison) == LEVEL_MUST) {
        decide(result, end, reason);
        return;
    }
    decide(result, VERDICT_WEAK, xprintf("%s; this breaks no obligation", reason));
    free(reason);
}

static bool sets_tool_options(const struct assay_test *test)
{
    for (const char *const *variable = test->env; variable != NULL && *variable != NULL; variable++)
        if (strncmp(*variable, "JAVA_TOOL_OPTIONS=", strlen("JAVA_TOOL_OPTIONS=")) == 0)
            return true;
    return false;
}

/* That a JVM does not get as far as the agent says nothing about it, unless the test is about the
 * options that the JVM refused. */
static void decide_silence(struct result *result, const struct assay_test *test,
                           const struct outcome *outcome)
{
    if (sets_tool_options(test))
        decide_end(result, VERDICT_INCOMPLETE, silence_reason(outcome));
    else
        decide(result, VERDICT_ERROR, silence_reason(outcome));
}

/* Everything that outweighs the comparison. False when nothing does. */
static bool judge_ending(struct result *result, const struct evidence *evidence,
                         const struct transcript *transcript)
{
    const struct assay_test *test = evidence->planned->test->descriptor;
    const struct outcome *outcome = evidence->outcome;
    /* The record of a hook may be behind the cut of a transcript. */
    const char *hook = transcript->cut ? NULL : missing_hook(test, transcript);
    bool grave = comparison_strongest(&result->comparison) == LEVEL_MUST;
    if (outcome->error != 0)
        decide(result, VERDICT_ERROR,
               xprintf("the JVM could not be started: %s", strerror(outcome->error)));
    else if (transcript->broken != NULL && outcome->exit_status == ASSAY_EXIT_BROKEN
             && evidence->crash_log == NULL)
        decide(result, VERDICT_ERROR, xprintf("the test is broken: %s", transcript->broken));
    else if (outcome->timed_out)
        decide_end(result, VERDICT_TIMEOUT,
                   xprintf("the JVM had not ended after %g s", evidence->timeout));
    else if (outcome->signal != 0 || evidence->crash_log != NULL)
        decide_end(result, VERDICT_CRASH, crash_reason(evidence));
    else if (transcript->inapplicable != NULL && outcome->exit_status == 0)
        decide(result, VERDICT_NA, xstrdup(transcript->inapplicable));
    else if (result->comparison.undecided)
        decide(result, VERDICT_ERROR,
               xstrdup("the expected file leaves too many possibilities to be searched"));
    else if (!transcript->agent)
        decide_silence(result, test, outcome);
    else if (transcript->stopped != NULL)
        decide(result, grave ? VERDICT_FAIL : VERDICT_WEAK,
               xprintf("%s failed, on which the test rests", transcript->stopped));
    else if (hook != NULL)
        decide_end(result, VERDICT_INCOMPLETE, hook_reason(hook, outcome));
    else if (transcript->lines.count == 0 && result->comparison.equal)
        decide(result, VERDICT_ERROR, xstrdup("the test said nothing"));
    else
        return false;
    return true;
}

/* A failure that is not in the lines that differ weighs as much as the strongest expected line. */
static enum level gravest(const struct comparison *comparison)
{
    enum level level = comparison_strongest(comparison);
    return !comparison->equal && comparison->level > level ? comparison->level : level;
}

static void judge_answers(struct result *result, const struct evidence *evidence,
                          const struct transcript *transcript)
{
    const struct assay_test *test = evidence->planned->test->descriptor;
    const struct comparison *comparison = &result->comparison;
    enum level level = comparison->level;
    char *reason = NULL;
    if (!ended_as_expected(test, evidence->outcome)) {
        level = gravest(comparison);
        reason = exit_reason(test, evidence->outcome);
    } else if (comparison->equal) {
        decide(result, VERDICT_PASS, NULL);
        return;
    } else if (transcript->cut) {
        level = gravest(comparison);
        reason = xstrdup("the transcript was longer than the runner keeps");
    } else if (level == LEVEL_MAY) {
        decide(result, VERDICT_PASS,
               xstrdup("differs only where the specification requires nothing"));
        return;
    }
    decide(result, level == LEVEL_MUST ? VERDICT_FAIL : VERDICT_WEAK, reason);
}

/* How the process ended, in the words of the list of known deviations; NULL when it
 * ended as it should. A wrong exit status has no word there: it cannot be known. */
static const char *end_word(const struct result *result, const struct evidence *evidence,
                            const struct transcript *transcript)
{
    const struct assay_test *test = evidence->planned->test->descriptor;
    bool ended = transcript->stopped != NULL || ended_as_expected(test, evidence->outcome);
    if (result->end != VERDICT_PASS)
        return verdict_name(result->end);
    bool differs = result->verdict == VERDICT_FAIL || result->verdict == VERDICT_WEAK;
    return !differs ? verdict_name(result->verdict) : ended ? NULL : "EXIT";
}

/* Turns a deviation that is recorded into KNOWN, and one that is gone into FIXED. */
static void regard_known(struct result *result, const struct evidence *evidence,
                         const struct transcript *transcript)
{
    result->unrecorded = result->verdict;
    if (evidence->known == NULL || result->verdict == VERDICT_ERROR)
        return;
    bool passes = result->verdict == VERDICT_PASS;
    result->known = passes
                        ? known_for(evidence->known, evidence->vm, result->id)
                        : known_match(evidence->known, evidence->vm, result->id,
                                      &result->comparison, end_word(result, evidence, transcript));
    if (result->known == NULL)
        return;
    result->overdue = known_overdue(evidence->known, result->known);
    result->known_class = known_class_of(evidence->known, result->known);
    result->verdict = passes ? VERDICT_FIXED : VERDICT_KNOWN;
}

/* A JVM whose directory was removed while it ran is not blamed for what it did. */
static void regard_directory(struct result *result, const struct evidence *evidence)
{
    if (result->verdict == VERDICT_PASS || result->verdict == VERDICT_NA || evidence->lost == NULL)
        return;
    free(result->reason);
    decide(result, VERDICT_ERROR,
           xprintf("its directory %s was removed while the JVM ran; keep cleaners away from it, or "
                   "let TMPDIR name another place",
                   evidence->lost));
}

void judge(struct result *result, const struct evidence *evidence)
{
    const struct conditions conditions = {
        .spec = evidence->spec,
        .case_name = evidence->planned->case_name,
        .offers = vm_offers,
        .target = evidence->vm,
    };
    static const char *const nothing[] = {NULL};
    struct transcript transcript;
    transcript_read(&transcript, &evidence->outcome->transcript);
    const char *const *actual = (const char *const *)transcript.lines.items;
    comparison_make(evidence->expected, &conditions, actual != NULL ? actual : nothing,
                    transcript.lines.count, &result->comparison);
    if (!judge_ending(result, evidence, &transcript))
        judge_answers(result, evidence, &transcript);
    regard_directory(result, evidence);
    regard_known(result, evidence, &transcript);
    transcript_free(&transcript);
}
