/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/dossier_check.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/json_file.h"
#include "base/status.h"
#include "base/utf8.h"
#include "certify/assessment.h"
#include "certify/certificate_html.h"
#include "certify/certificate_page.h"
#include "certify/certificate_sentence.h"
#include "certify/digest.h"
#include "certify/dossier.h"
#include "certify/dossier_reports.h"
#include "certify/known_copy.h"
#include "certify/known_seen.h"
#include "certify/manifest.h"
#include "certify/must_pass.h"
#include "certify/provenance.h"
#include "certify/signature.h"
#include "certify/waivers.h"
#include "judge/known.h"
#include "judge/suite.h"
#include "spec/rules.h"

static bool report(bool holds, const char *what)
{
    printf("%s  %s\n", holds ? "ok    " : "NOT OK", what);
    return holds;
}

static void print_problems(const struct strings *problems)
{
    for (size_t i = 0; i < problems->count; i++) {
        fputs("        ", stdout);
        utf8_put(stdout, problems->items[i]);
        putchar('\n');
    }
}

static bool check_digests(const char *directory)
{
    struct strings problems = {0};
    bool readable = dossier_check(directory, &problems) == 0;
    bool holds = report(readable && problems.count == 0, "the files are those of " DOSSIER_SUMS);
    print_problems(&problems);
    strings_free(&problems);
    return holds;
}

static bool same(const json_t *object, const json_t *other, const char *key)
{
    return json_equal(json_object_get(object, key), json_object_get(other, key));
}

/* Whether it is of the JVM that the certificate names, under the configuration `item`. */
static bool is_of(const json_t *document, const json_t *certificate, const json_t *item)
{
    const json_t *ran = json_object_get(document, "vm"), *vm = json_object_get(certificate, "vm");
    return same(ran, vm, "libjvm_sha256") && same(ran, vm, "name") && same(ran, vm, "vendor")
           && same(ran, vm, "version") && same(ran, item, "arguments")
           && json_equal(json_object_get(ran, "configuration"), json_object_get(item, "name"))
           && same(document, certificate, "specification") && same(document, item, "counts");
}

static void enter_document(struct assessing *judging, const json_t *document)
{
    const char *name = json_string_value(
        json_object_get(json_object_get(document, "vm"), "configuration"));
    size_t index;
    json_t *result;
    name = name != NULL ? name : "";
    assessment_configuration(judging, name);
    json_array_foreach (json_object_get(document, "results"), index, result)
        assessment_enter(judging, result, name);
}

/* Enters the results of all configurations, one after the other. Returns whether all are of the
 * JVM. */
static bool enter_documents(const char *directory, const json_t *certificate,
                            struct assessing *judging)
{
    bool same_vm = true;
    size_t index;
    json_t *item;
    json_array_foreach (json_object_get(certificate, "configurations"), index, item) {
        const char *name = json_string_value(json_object_get(item, "results"));
        json_t *document = name != NULL ? json_file_read(directory, name) : NULL;
        same_vm &= document != NULL && is_of(document, certificate, item);
        if (document != NULL)
            enter_document(judging, document);
        json_decref(document);
    }
    return same_vm;
}

/* Words change with the runner; of another one they are not compared. */
static bool is_our_runner(const json_t *certificate)
{
    const char *named = json_string_value(
        json_object_get(json_object_get(certificate, "suite"), "runner_sha256"));
    char *ours = digest_of("/proc/self/exe");
    bool same = named != NULL && ours != NULL && strcmp(named, ours) == 0;
    free(ours);
    return same;
}

/* The text of a file of the dossier, allocated; NULL if it cannot be read, or if others than C would read
 * on behind a null byte in it. */
static char *read_text(const char *directory, const char *name)
{
    size_t length;
    char *text = file_read_foreign(directory, name, &length);
    if (text == NULL || strlen(text) == length)
        return text;
    free(text);
    return NULL;
}

static bool is_text_of(const char *directory, const char *name, const char *text)
{
    char *found = read_text(directory, name);
    bool same = found != NULL && strcmp(found, text) == 0;
    free(found);
    return same;
}

/* The page in HTML is that of the page, if what makes it is the same here. */
static bool check_html(const char *directory, const json_t *certificate, const char *page)
{
    const json_t *toolchain = json_object_get(json_object_get(certificate, "suite"), "toolchain");
    const char *named = json_string_value(json_object_get(toolchain, "page"));
    char *maker = certificate_html_maker();
    bool holds = true;
    if (named != NULL && strcmp(named, maker) == 0) {
        char *html = certificate_html(page);
        holds = report(is_text_of(directory, "CERTIFICATE.html", html),
                       "CERTIFICATE.html says the same");
        free(html);
    } else {
        puts("note    CERTIFICATE.html was made with another library, and was not compared");
    }
    free(maker);
    return holds;
}

/* The reports beside the results are those that this runner makes of the results. */
static bool check_reports(const char *directory, const json_t *certificate, const struct home *home)
{
    struct strings problems = {0};
    struct rules *rules = rules_read(home->spec);
    bool written = rules != NULL;
    size_t index;
    json_t *item;
    json_array_foreach (json_object_get(certificate, "configurations"), index, item) {
        const char *name = json_string_value(json_object_get(item, "results"));
        json_t *document = name != NULL ? json_file_read(directory, name) : NULL;
        written &= document != NULL && rules != NULL
                   && dossier_reports_check(directory, name, document, rules, &problems) == 0;
        json_decref(document);
    }
    bool holds = report(written && problems.count == 0, "the TAP and JUnit reports say the same");
    print_problems(&problems);
    strings_free(&problems);
    rules_free(rules);
    return holds;
}

/* The sentence and the page are those that this runner makes of the data. */
static bool check_words(const char *directory, const struct home *home, const json_t *certificate,
                        const char *sentence)
{
    if (!is_our_runner(certificate)) {
        puts("note    another runner wrote it: its pages and reports were not compared");
        return true;
    }
    const char *said = json_string_value(json_object_get(certificate, "sentence"));
    char *page = certificate_page(certificate);
    bool holds = report(is_text_of(directory, "CERTIFICATE.md", page) && said != NULL
                            && strcmp(said, sentence) == 0,
                        "CERTIFICATE.md says the same");
    holds &= check_html(directory, certificate, page);
    holds &= check_reports(directory, certificate, home);
    free(page);
    return holds;
}

/* Whether the dossier's list of known deviations has the cause. */
static bool is_recorded(const char *list, const char *cause)
{
    char *line = xprintf("\nCause: %s\n", cause);
    bool recorded = strstr(list, line) != NULL;
    free(line);
    return recorded;
}

/* Adds each waiver that is of no cause in the list, and, where the list could be read, of one that is
 * recorded otherwise. */
static void compare_waivers(const json_t *waivers, const char *list, const struct known *known,
                            struct strings *problems)
{
    size_t index;
    json_t *waiver;
    json_array_foreach (waivers, index, waiver) {
        const char *id = json_string_value(json_object_get(waiver, "cause"));
        const struct known_cause *cause = id != NULL && known != NULL ? known_cause_find(known, id)
                                                                      : NULL;
        if (id == NULL || !is_recorded(list, id))
            strings_add(problems, xprintf("%s: suite/" DOSSIER_KNOWN " has no such cause",
                                          id != NULL ? id : "-"));
        else if (known != NULL && (cause == NULL || !waiver_is_of(waiver, cause)))
            strings_add(problems,
                        xprintf("%s: suite/" DOSSIER_KNOWN " says something else of it", id));
    }
}

/* Each waiver is of a cause that the dossier describes, has a reason, and was needed. */
static bool check_waivers(const char *list, const struct known *known, const json_t *certificate,
                          const json_t *assessment)
{
    const json_t *waivers = json_object_get(certificate, "waivers");
    struct strings problems = {0};
    if (json_array_size(waivers) == 0)
        return true;
    waivers_check(waivers, assessment, &problems);
    compare_waivers(waivers, list, known, &problems);
    bool holds = report(problems.count == 0, "each waiver is of a known deviation, has a reason, "
                                             "and was needed");
    print_problems(&problems);
    strings_free(&problems);
    return holds;
}

/* The dossier's known deviations; NULL, after a note, if this runner cannot read them. */
static struct known *read_known(const char *directory, const struct rules *rules)
{
    char *path = xprintf("%s/suite/" DOSSIER_KNOWN, directory), *problem = NULL;
    struct known *known = rules != NULL ? known_read(path, rules, NULL, NULL, &problem) : NULL;
    if (known == NULL) {
        fputs("note    what is said of known deviations was not compared: ", stdout);
        utf8_put(stdout, problem != NULL ? problem : "the rules cannot be read");
        putchar('\n');
    }
    free(problem);
    free(path);
    return known;
}

/* What the certificate says about causes is what the dossier's known deviations say. */
static bool check_causes(const char *directory, const struct home *home, const json_t *certificate,
                         const json_t *assessment)
{
    char *text = read_text(directory, "suite/" DOSSIER_KNOWN);
    if (text == NULL)
        return report(false, "the dossier has suite/" DOSSIER_KNOWN);
    char *list = xprintf("\n%s", text);
    struct rules *rules = rules_read(home->spec);
    struct known *known = read_known(directory, rules);
    bool holds = check_waivers(list, known, certificate, assessment);
    if (known != NULL) {
        json_t *seen = known_seen(assessment, known);
        holds &= report(json_equal(seen, json_object_get(certificate, "known_deviations")),
                        "what it says about known deviations is what is recorded");
        json_decref(seen);
    }
    known_free(known);
    rules_free(rules);
    free(list);
    free(text);
    return holds;
}

/* Gives the verdict that follows from the results in one sentence, allocated. */
static bool check_verdict(const char *directory, const struct home *home, const json_t *certificate,
                          char **sentence)
{
    struct strings must = {0};
    must_pass_read(&must, directory, "suite/" DOSSIER_MUST_PASS);
    unsigned repeat = (unsigned)json_integer_value(json_object_get(certificate, "repeat"));
    struct assessing *judging = assessment_begin(&must, repeat,
                                                 json_object_get(certificate, "waivers"));
    bool holds = report(enter_documents(directory, certificate, judging),
                        "all results are of the JVM and the configurations it names");
    json_t *assessment = assessment_conclude(judging);
    *sentence = certificate_sentence(assessment, certificate);
    holds &= report(json_equal(assessment, json_object_get(certificate, "findings")),
                    "the verdict follows from the results");
    holds &= check_causes(directory, home, certificate, assessment);
    holds &= check_words(directory, home, certificate, *sentence);
    json_decref(assessment);
    strings_free(&must);
    return holds;
}

/* The list of tests that must pass, made of the suite at hand. Allocated; NULL after a message. */
static char *make_list(int spec)
{
    struct strings must = {0};
    struct suite suite;
    if (suite_open(&suite, SUITE_TESTS | SUITE_RULES | SUITE_CHALLENGES, NULL) != 0)
        return NULL;
    bool made = must_pass_make(&must, &suite.catalog, suite.rules, suite.challenges, spec) == 0;
    char *text = made ? must_pass_text(&must, spec) : NULL;
    suite_close(&suite);
    strings_free(&must);
    return text;
}

/* Whether a file of the dossier has the digest that the certificate gives for it. */
static bool is_named(const char *text, const json_t *suite, const char *key)
{
    const char *named = json_string_value(json_object_get(suite, key));
    char *digest = text != NULL ? digest_of_text(text) : NULL;
    bool same = named != NULL && digest != NULL && strcmp(named, digest) == 0;
    free(digest);
    return same;
}

/* What the dossier took over of the suite at hand: the known deviations, the edition and the
 * configurations. */
static bool check_copies(const char *directory, const json_t *certificate, const struct home *home)
{
    const json_t *spec = json_object_get(certificate, "specification");
    char *known = known_copy(home);
    json_t *edition = provenance_of_edition(home, (int)json_integer_value(spec));
    bool holds = report(known != NULL && is_text_of(directory, "suite/" DOSSIER_KNOWN, known),
                        "the known deviations are those of the suite");
    holds &= report(json_equal(edition, json_object_get(certificate, "edition")),
                    "the edition of the specification is that of the suite");
    holds &= report(provenance_profile_holds(home, certificate),
                    "the configurations are those of the profile that it names");
    json_decref(edition);
    free(known);
    return holds;
}

/* The files of the suite and the list of tests are those that the certificate names; where the
 * suite is the one at hand, what is made of it is made again, too. */
static bool check_suite(const char *directory, const json_t *certificate, const struct home *home)
{
    char *manifest = read_text(directory, "suite/" DOSSIER_MANIFEST);
    char *list = read_text(directory, "suite/" DOSSIER_MUST_PASS);
    char *present = manifest_make(home);
    const json_t *suite = json_object_get(certificate, "suite");
    bool at_hand = manifest != NULL && present != NULL && strcmp(manifest, present) == 0;
    bool named = is_named(manifest, suite, "digest") && is_named(list, suite, "must_pass_sha256");
    if (named && at_hand) {
        const json_t *spec = json_object_get(certificate, "specification");
        char *made = make_list((int)json_integer_value(spec));
        named = made != NULL && strcmp(list, made) == 0;
        free(made);
    }
    bool holds = report(named, "the list of tests that must pass is that of the suite it names");
    if (at_hand)
        holds &= check_copies(directory, certificate, home);
    if (json_array_size(json_object_get(suite, "modified")) > 0)
        puts("note    the suite was modified");
    puts(at_hand ? "note    the suite is the one at hand"
                 : "note    the suite is another one than that at hand, so the list of tests, the "
                   "known deviations and the edition were not compared with it");
    free(present);
    free(list);
    free(manifest);
    return holds;
}

/* The signature is by the key that the certificate names, and by one of the signers in the file, if
 * one is given. */
static bool check_signature(const char *directory, const json_t *certificate, const char *signers)
{
    const char *key = json_string_value(json_object_get(certificate, "signer"));
    bool holds = true;
    if (key != NULL)
        holds = report(signature_is_of(directory, key), "it is signed with the key that it names");
    if (signers == NULL) {
        puts(key != NULL ? "note    whose key that is, --signers FILE would check"
                         : "note    the certificate names no key: who made it was not checked");
        return holds;
    }
    char *signer = key != NULL ? signature_signer(directory, signers) : NULL;
    char *what = xprintf("it is signed by one of %s%s%s", signers, signer != NULL ? ": " : "",
                         signer != NULL ? signer : "");
    holds &= report(signer != NULL, what);
    free(what);
    free(signer);
    return holds;
}

int dossier_check_print(const char *directory, const char *signers, const struct home *home)
{
    json_t *certificate = json_file_read(directory, "certificate.json");
    if (certificate == NULL)
        return STATUS_ERROR;
    if (json_integer_value(json_object_get(certificate, "schema")) != CERTIFICATE_SCHEMA) {
        complain(
            "%s: the certificate is of another version; check it with the runner that wrote it",
            directory);
        json_decref(certificate);
        return STATUS_ERROR;
    }
    char *sentence = NULL;
    bool holds = check_digests(directory);
    holds &= check_signature(directory, certificate, signers);
    holds &= check_verdict(directory, home, certificate, &sentence);
    holds &= check_suite(directory, certificate, home);
    printf("\n%s\n    ", holds ? "The dossier is in order. Its results say:"
                               : "The dossier is NOT in order. Its results say:");
    utf8_put(stdout, sentence);
    putchar('\n');
    free(sentence);
    json_decref(certificate);
    return holds ? STATUS_OK : STATUS_DEVIATION;
}
