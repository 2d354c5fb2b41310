// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/**
 * A class whose constant pool has three hundred resolved strings, some of them right behind a long or a double,
 * which take two places.
 */
final class LargePool {
    private LargePool() {
    }

    private static String behind(long number, String text) {
        return number == 0 ? "" : text;
    }

    private static String behind(double number, String text) {
        return number == 0 ? "" : text;
    }

    /** The class, and its strings by their numbers. */
    static Object[] resolve() {
        return new Object[] {
            LargePool.class,
            "text000", "text001", "text002", "text003", "text004",
            behind(10000000005L, "text005"), behind(6.25, "text006"), "text007", "text008", "text009",
            "text010", "text011", "text012", "text013", "text014",
            "text015", "text016", "text017", "text018", "text019",
            "text020", "text021", "text022", "text023", "text024",
            "text025", "text026", "text027", "text028", "text029",
            "text030", "text031", "text032", "text033", "text034",
            "text035", "text036", "text037", "text038", "text039",
            "text040", "text041", "text042", "text043", "text044",
            "text045", "text046", "text047", "text048", "text049",
            "text050", "text051", "text052", "text053", "text054",
            "text055", "text056", "text057", "text058", "text059",
            "text060", "text061", "text062", "text063", "text064",
            "text065", "text066", "text067", "text068", "text069",
            "text070", "text071", "text072", "text073", "text074",
            "text075", "text076", "text077", "text078", "text079",
            "text080", "text081", "text082", "text083", "text084",
            "text085", "text086", "text087", "text088", "text089",
            "text090", "text091", "text092", "text093", "text094",
            "text095", "text096", "text097", "text098", "text099",
            behind(10000000100L, "text100"), behind(10000000101L, "text101"), "text102", "text103", "text104",
            "text105", "text106", "text107", "text108", "text109",
            "text110", "text111", "text112", "text113", "text114",
            "text115", "text116", "text117", "text118", "text119",
            "text120", "text121", "text122", "text123", "text124",
            "text125", "text126", "text127", "text128", "text129",
            "text130", "text131", "text132", "text133", "text134",
            "text135", "text136", "text137", "text138", "text139",
            "text140", "text141", "text142", "text143", "text144",
            "text145", "text146", "text147", "text148", "text149",
            "text150", "text151", "text152", "text153", "text154",
            "text155", "text156", "text157", "text158", "text159",
            "text160", "text161", "text162", "text163", "text164",
            "text165", "text166", "text167", "text168", "text169",
            "text170", "text171", "text172", "text173", "text174",
            "text175", "text176", "text177", "text178", "text179",
            "text180", "text181", "text182", "text183", "text184",
            "text185", "text186", "text187", "text188", "text189",
            "text190", "text191", "text192", "text193", "text194",
            "text195", "text196", "text197", "text198", "text199",
            "text200", "text201", "text202", "text203", "text204",
            "text205", "text206", "text207", "text208", "text209",
            "text210", "text211", "text212", "text213", "text214",
            "text215", "text216", "text217", "text218", "text219",
            "text220", "text221", "text222", "text223", "text224",
            "text225", "text226", "text227", "text228", "text229",
            "text230", "text231", "text232", "text233", "text234",
            "text235", "text236", "text237", "text238", "text239",
            "text240", "text241", "text242", "text243", "text244",
            "text245", "text246", "text247", "text248", "text249",
            behind(250.5, "text250"), "text251", "text252", "text253", "text254",
            "text255", "text256", "text257", "text258", "text259",
            "text260", "text261", "text262", "text263", "text264",
            "text265", "text266", "text267", "text268", "text269",
            "text270", "text271", "text272", "text273", "text274",
            "text275", "text276", "text277", "text278", "text279",
            "text280", "text281", "text282", "text283", "text284",
            "text285", "text286", "text287", "text288", "text289",
            "text290", "text291", "text292", "text293", "text294",
            "text295", "text296", "text297", "text298", behind(10000000299L, "text299"),
        };
    }

    public static void main(String[] args) {
        Agent.probe(resolve());
    }
}
